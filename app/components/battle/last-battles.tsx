import { Link } from '@remix-run/react';
import { Chip } from '../ui/chip';
import { Row, Rows } from '../ui/lists';
import { Section } from '../ui/section';
import { battlePaths } from './battle-paths';
import type { LobbyViewData } from './lobby-data';
import { signed } from './rating-history';

const outcomes = { WON: 'Won', LOST: 'Lost', DRAW: 'Draw', VOID: 'Not counted' } as const;
const kinds = { RANKED: null, FRIENDLY: 'friendly', RECORDED: 'recorded' } as const;

/** The latest battles, each a link to its result. */
export function LastBattles({ battles }: { battles: LobbyViewData['last'] }) {
  return (
    <Section title="Your last battles">
      {battles.length === 0 ? (
        <p>None yet. Your first one only takes three minutes.</p>
      ) : (
        <Rows as="ol">
          {battles.map((battle) => (
            <Row
              key={battle.id}
              mark={<Chip tone={battle.outcome === 'WON' ? 'good' : 'plain'}>{outcomes[battle.outcome]}</Chip>}
              title={<Link to={battlePaths.battle(battle.id)}>{`Against ${battle.theirName}`}</Link>}
              note={[battle.course.name, kinds[battle.kind], battle.day].filter(Boolean).join(' · ')}
            >
              <span className="num">{`${battle.mine} : ${battle.theirs}`}</span>
              <span className="num muted">{battle.change === null ? '' : signed(battle.change)}</span>
            </Row>
          ))}
        </Rows>
      )}
    </Section>
  );
}
