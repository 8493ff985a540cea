import type { ReactNode } from 'react';
import { Tick } from '../ui/choices';
import { Stack } from '../ui/layout';
import { Table } from '../ui/table';

interface LineProblemsProps {
  problems: { line: number; text: string; why: string }[];
  /** How many there are, and what was done with the rest. */
  caption: ReactNode;
  /** What a tick does that leaves these lines out; null where nothing would be left, or where the tick stands below. */
  skip?: string | null;
}

const mostShown = 20;

/** The lines of a pasted list that cannot be used, each with what is wrong. */
export function LineProblems({ problems, caption, skip = null }: LineProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <Stack gap={2}>
      <Table label="Problems" caption={<b>{caption}</b>} columns={['Line', 'Entry', 'Problem']}>
        {problems.slice(0, mostShown).map(({ line, text, why }) => (
          <tr key={`${line} ${text}`}>
            <td>{line}</td>
            <td>{text}</td>
            <td>{why}</td>
          </tr>
        ))}
      </Table>
      {problems.length <= mostShown ? null : <p>And {problems.length - mostShown} more.</p>}
      {skip === null ? null : (
        <Tick name="skip" value="yes">
          {skip}
        </Tick>
      )}
    </Stack>
  );
}
