import { Link } from '@remix-run/react';
import { Check, Download, X } from 'lucide-react';
import type { VerifiedData } from '../../graphql/battle/verify-page';
import { buttonClass } from '../ui/button-class';
import { battlePaths } from './battle-paths';
import styles from './rank.module.css';

interface VerifyViewProps {
  battleId: string;
  verified: VerifiedData;
  publicKey: string;
}

/** A battle computed again from its record: each check in words, and the record to take away. */
export function VerifyView({ battleId, verified, publicKey }: VerifyViewProps) {
  const { ok, checks, courseName, theirName, commitment } = verified;
  return (
    <div className={`page ${styles.page} ${styles.narrow}`}>
      <div className={styles.head}>
        <h1>Battle check</h1>
        <p>
          {theirName === null ? (
            `Reported battle in ${courseName}.`
          ) : (
            <>
              {`Your battle in ${courseName} against ${theirName}. `}
              <Link to={battlePaths.battle(battleId)}>Back to its result</Link>
            </>
          )}
        </p>
      </div>
      <section className={`card ${styles.card}`} aria-labelledby="checks">
        <h2 id="checks">{ok ? 'Everything matches' : 'Something doesn’t match'}</h2>
        <p>
          {ok
            ? 'Using only the record, we remade the questions, re-marked the answers and recalculated the points, result and ratings.'
            : 'Please tell us. This should never happen.'}
        </p>
        <ul className={styles.checks}>
          {checks.map((check) => (
            <li key={check.name} data-ok={check.ok || undefined}>
              {check.ok ? <Check aria-hidden size={20} /> : <X aria-hidden size={20} />}
              <div>
                <b>{check.name}</b>
                <span className="sr">{check.ok ? ': matches. ' : ': doesn’t match. '}</span>
                <p className="small muted">{check.words}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className={`card ${styles.card}`} aria-labelledby="record">
        <h2 id="record">The record, for your own computer</h2>
        <p>
          It has the seal and what was under it, every answer and its time, and the ratings before and after. You don’t
          have to trust this page: anyone with our program can check it with <code>npm run verify-battle</code>, without
          us.
        </p>
        {/* No Link: a file is not a page of ours. */}
        <a href={battlePaths.record(battleId)} className={buttonClass({ variant: 'line' }, styles.download)} download>
          <Download aria-hidden size={18} /> Download the record
        </a>
        {commitment === null ? null : (
          <p className={styles.long}>
            <b>Seal</b> {commitment}
          </p>
        )}
        <details className={styles.how}>
          <summary>Signature key</summary>
          <pre className={styles.key} tabIndex={0}>
            {publicKey}
          </pre>
        </details>
      </section>
    </div>
  );
}
