import { Fragment } from 'react';
import { DataList } from '../ui/lists';
import type { Receipt } from './receipt';

export function ReceiptLines({ receipt }: { receipt: Receipt }) {
  return (
    <DataList>
      {receipt.lines.map(({ label, text }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </DataList>
  );
}
