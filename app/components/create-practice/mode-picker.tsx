import { Link } from '@remix-run/react';
import { BookOpenCheck, Swords, Telescope, Timer } from 'lucide-react';
import { offeredModes, practiceModes } from '../../../rules/practice-modes';
import { paths } from '../../lib/paths';
import { battlePaths } from '../battle/battle-paths';
import { useBattlesOn } from '../battle/use-battles-on';
import { Mark } from '../ui/chip';
import { Choice } from '../ui/choices';
import { Fieldset } from '../ui/field';
import { Split } from '../ui/layout';
import { LinkRow, Rows } from '../ui/lists';
import type { OfferedMode } from './choice';

const icons = { CASUAL: Telescope, CHALLENGE: Timer } as const satisfies Record<OfferedMode, unknown>;

/** The modes as cards: one list, `offeredModes`, decides which there are. Sets of errors are made on a page of their own. */
export function ModePicker({ courseId, mode, timer }: { courseId: string; mode: OfferedMode; timer: boolean }) {
  const { slug, name: logbook, summary: redo } = practiceModes.ERROR_LOGBOOK;
  return (
    <>
      <Fieldset legend="Mode" isLegendHidden>
        <Split halves gap={3}>
          {offeredModes.map((offered) => {
            const Icon = icons[offered];
            const { name, summary } = practiceModes[offered];
            return (
              <Choice
                key={offered}
                name="mode"
                value={offered}
                defaultChecked={offered === mode}
                mark={
                  <Mark tone="info">
                    <Icon aria-hidden size={22} />
                  </Mark>
                }
                note={summary}
              >
                <b>{name}</b>
              </Choice>
            );
          })}
        </Split>
      </Fieldset>
      <div className="card">
        <Rows columns>
          <LinkRow
            to={paths.createPractice(courseId, { mode: slug })}
            mark={
              <Mark tone="info">
                <BookOpenCheck aria-hidden size={22} />
              </Mark>
            }
            title={logbook}
            note={redo}
          />
          {useBattlesOn() ? (
            <LinkRow
              to={battlePaths.lobby(courseId)}
              mark={
                <Mark tone="info">
                  <Swords aria-hidden size={22} />
                </Mark>
              }
              title={practiceModes.BATTLE.name}
              note={practiceModes.BATTLE.summary}
            />
          ) : null}
        </Rows>
      </div>
      <p className="small muted">
        {timer ? 'Prefer no timer? ' : 'Your timer is off. '}
        <Link to={`${paths.profile}#adjust`}>Change it in your profile</Link>
      </p>
    </>
  );
}
