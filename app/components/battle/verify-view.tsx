import { Link } from '@remix-run/react';
import { Check, Download, X } from 'lucide-react';
import type { VerifiedData } from '../../graphql/battle/verify-page';
import { buttonClass } from '../ui/button-class';
import { Mark } from '../ui/chip';
import { More } from '../ui/choices';
import { Cluster } from '../ui/layout';
import { DataList, Row, Rows } from '../ui/lists';
import { Page } from '../ui/page';
import { Section } from '../ui/section';
import { battlePaths } from './battle-paths';

interface VerifyViewProps {
  battleId: string;
  verified: VerifiedData;
  publicKey: string;
}

/** A battle computed again from its record: each check in words, and the record to take away. */
export function VerifyView({ battleId, verified, publicKey }: VerifyViewProps) {
  const { ok, checks, courseName, theirName, commitment } = verified;
  return (
    <Page
      width="narrow"
      title="Battle check"
      lead={
        theirName === null ? (
          `Reported battle in ${courseName}.`
        ) : (
          <>
            {`Your battle in ${courseName} against ${theirName}. `}
            <Link to={battlePaths.battle(battleId)}>Back to its result</Link>
          </>
        )
      }
    >
      <Section title={ok ? 'Everything matches' : 'Something doesn’t match'}>
        <p>
          {ok
            ? 'Using only the record, we remade the questions, re-marked the answers and recalculated the points, result and ratings.'
            : 'Please tell us. This should never happen.'}
        </p>
        <Rows>
          {checks.map((check) => (
            <Row
              key={check.name}
              mark={
                <Mark tone={check.ok ? 'good' : 'bad'}>
                  {check.ok ? <Check aria-hidden size={20} /> : <X aria-hidden size={20} />}
                </Mark>
              }
              title={
                <>
                  {check.name}
                  <span className="sr">{check.ok ? ': matches. ' : ': doesn’t match. '}</span>
                </>
              }
              note={check.words}
            />
          ))}
        </Rows>
      </Section>
      <Section title="Check it on your own computer">
        <p>
          It has the seal and what was under it, every answer and its time, and the ratings before and after. You don’t
          have to trust this page: anyone with our program can check it with <code>npm run verify-battle</code>, without
          us.
        </p>
        <Cluster>
          {/* No Link: a file is not a page of ours. */}
          <a href={battlePaths.record(battleId)} className={buttonClass({ variant: 'line' })} download>
            <Download aria-hidden size={18} /> Download the record
          </a>
        </Cluster>
        {commitment === null ? null : (
          <DataList>
            <dt>Seal</dt>
            <dd>{commitment}</dd>
          </DataList>
        )}
        <More summary="Signature key">
          <pre className="small muted" tabIndex={0}>
            {publicKey}
          </pre>
        </More>
      </Section>
    </Page>
  );
}
