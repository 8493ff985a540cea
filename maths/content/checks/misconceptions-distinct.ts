import { diagnose } from '../../templates/diagnose';
import { drawParams, makeInstance } from '../../templates/instance';
import type { TemplateCheck } from '../check';

const seeds = 60;
/** Stop after these seeds when every misconception has come up this often and was seldom mixed up with another. */
const firstLook = { seeds: 30, timesApplied: 10, shareAlone: 2 / 3 };

/** Each wrong path applies on some seeds, and on most of them its answer points to it alone. */
export const misconceptionsDistinct: TemplateCheck = {
  name: 'misconceptions distinct',
  promise: 'Its wrong rules can be told apart by their answers.',
  run(template) {
    const applies = new Map<string, number>();
    const alone = new Map<string, number>();
    const ids = [...new Set(template.wrongPaths.map((path) => path.misconceptionId))];
    const isClear = (id: string) => {
      const count = applies.get(id) ?? 0;
      return count >= firstLook.timesApplied && (alone.get(id) ?? 0) >= count * firstLook.shareAlone;
    };
    for (let n = 1; n <= seeds; n += 1) {
      const params = drawParams(template, `s${n}`);
      for (const { misconceptionId, answer } of makeInstance(template, `s${n}`).wrongPaths) {
        applies.set(misconceptionId, (applies.get(misconceptionId) ?? 0) + 1);
        if (diagnose(template, params, answer).length === 1) {
          alone.set(misconceptionId, (alone.get(misconceptionId) ?? 0) + 1);
        }
      }
      if (n === firstLook.seeds && ids.every(isClear)) return [];
    }
    return ids.flatMap((id) => {
      const count = applies.get(id) ?? 0;
      if (count === 0) return [`${id} never applies in ${seeds} seeds`];
      return (alone.get(id) ?? 0) * 2 < count ? [`${id} is mixed up with another misconception on most seeds`] : [];
    });
  },
};
