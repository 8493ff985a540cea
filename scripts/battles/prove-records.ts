import { courses } from '../../maths/curriculum/index';
import { createRandom } from '../../maths/engine/random';
import { battleTemplates } from '../../server/modules/battle/deck/battle-templates';
import { readRecord } from '../../server/modules/battle/proof/read-record';
import { newSigningKeys, signRecord } from '../../server/modules/battle/proof/sign-record';
import { verifyRecord } from '../../server/modules/battle/proof/verify-record';
import { generateMatch } from './generate-match';
import { tamper } from './tamper';

export interface ProvedRecords {
  matches: number;
  /** Names of matches whose record did not come out again, with the check that failed. */
  unequal: string[];
  tampered: number;
  /** What was changed and not found. */
  notFound: string[];
  /** How often each kind of field was changed. */
  fields: Map<string, number>;
  outcomes: Map<string, number>;
}

/** Generates matches, verifies their records from the downloaded text, and looks for what was changed in `tampered` more. */
export function proveRecords(matches: number, tampered: number, name = 'battle'): ProvedRecords {
  const keys = newSigningKeys();
  const courseIds = courses.map(({ id }) => id).filter((id) => battleTemplates(id).length > 0);
  const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  const proved: ProvedRecords = {
    matches,
    unequal: [],
    tampered,
    notFound: [],
    fields: new Map(),
    outcomes: new Map(),
  };
  for (let n = 0; n < matches; n += 1) {
    const record = generateMatch(`${name}-${n}`, courseIds);
    const signed = signRecord(record, keys.privateKey);
    const read = readRecord(JSON.stringify(signed));
    const verified = read ? verifyRecord(read, keys.publicKey) : null;
    count(proved.outcomes, record.outcome?.by ?? 'VOID');
    if (!verified?.ok) {
      const failed = verified?.checks.filter(({ ok }) => ok !== true).map((check) => `${check.name}: ${check.words}`);
      proved.unequal.push(`${record.matchId} ${failed?.join(' ') ?? 'cannot be read'}`);
    }
    if (n < tampered) {
      const { json, what } = tamper(signed, createRandom(`${name}-tamper-${n}`));
      count(proved.fields, what);
      const changed = readRecord(json);
      if (changed && verifyRecord(changed, keys.publicKey).ok) proved.notFound.push(`${record.matchId} ${what}`);
    }
  }
  return proved;
}
