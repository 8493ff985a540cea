import { Coin } from '../../ui/coin';
import { Table } from '../../ui/table';

interface CoinTableProps {
  /** Says what they were earned with, for people who hear the page. */
  label: string;
  lines: { label: string; amount: number }[];
  totalLabel: string;
  total: number;
}

/** What earned MarsCoins, and how many in sum. */
export function CoinTable({ label, lines, totalLabel, total }: CoinTableProps) {
  return (
    <Table
      label={label}
      columns={[
        { label: 'For', isHidden: true },
        { label: 'MarsCoins', isNumber: true, isHidden: true },
      ]}
    >
      {lines.map((line) => (
        <tr key={line.label}>
          <th scope="row">{line.label}</th>
          <td data-number="">{line.amount > 0 ? `+${line.amount}` : line.amount}</td>
        </tr>
      ))}
      <tr>
        <th scope="row">{totalLabel}</th>
        <td data-number="">
          <Coin amount={total} signed />
        </td>
      </tr>
    </Table>
  );
}
