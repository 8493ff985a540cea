import { Check } from 'lucide-react';
import { freeQuestionsADay } from '../../../rules/constants';
import styles from './subscription.module.css';

const rows = [
  { what: 'Questions a day', full: 'No limit', free: String(freeQuestionsADay) },
  { what: 'Every course and topic', full: true, free: true },
  { what: 'Hints and worked steps', full: true, free: true },
  { what: 'Error logbook', full: true, free: true },
  { what: 'Your answers and results are kept', full: true, free: true },
];

/** What is open during the trial or a plan, beside what is free for good. */
export function PlanCompare() {
  return (
    <section className="card" aria-labelledby="compare">
      <h2 id="compare">What you get</h2>
      <table className={styles.compare}>
        <thead>
          <tr>
            <td />
            <th scope="col">Trial or plan</th>
            <th scope="col">Free</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.what}>
              <th scope="row">{row.what}</th>
              <td>
                <Cell value={row.full} />
              </td>
              <td>
                <Cell value={row.free} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return <b className="num">{value}</b>;
  return (
    <>
      <Check aria-hidden size={20} className={styles.tick} />
      <span className="sr">Yes</span>
    </>
  );
}
