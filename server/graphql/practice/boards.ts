import { evaluateFlags, flagPerson } from '../../modules/flags';
import { countBoard, type KeptBoardRow, keepBoard, keptBoard, takeBoardBack } from '../../modules/practice';
import { AppError } from '../../platform/app-error';
import { builder } from '../builder';
import type { GraphContext } from '../context';
import { requireViewer } from '../require-viewer';

export const KeptBoard = builder.objectRef<KeptBoardRow>('KeptBoard').implement({
  description: 'A drawing that is kept with an answer.',
  fields: (t) => ({
    board: t.exposeString('board', { description: 'As rules/whiteboard/pack-board.ts writes it.' }),
    shapeCount: t.int({ resolve: ({ shape_count }) => shape_count }),
    keptAt: t.field({ type: 'DateTime', resolve: ({ kept_at }) => kept_at }),
  }),
});

/** The whiteboard is behind its flag; what was kept before stays to be seen and taken back. */
async function requireWhiteboard(context: GraphContext): Promise<void> {
  const subject = { person: flagPerson(requireViewer(context)), deviceType: context.deviceType };
  const [flag] = await evaluateFlags(context.services, subject, ['whiteboard']);
  if (flag?.on !== true) throw new AppError('FORBIDDEN', 'The whiteboard is switched off right now.');
}

builder.queryField('keptBoard', (t) =>
  t.field({
    type: KeptBoard,
    nullable: true,
    description: "The drawing that the viewer keeps with this question of the viewer's own.",
    args: { questionId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { questionId }, context) => keptBoard(context.services, requireViewer(context), questionId),
  }),
);

const seenAt = 'When the drawing was kept that the page showed; null where it showed none.';

builder.mutationFields((t) => ({
  keepBoard: t.field({
    type: KeptBoard,
    description: 'Keeps a drawing with a question of a practice in progress, in place of the one that the page showed.',
    args: {
      questionId: t.arg.id(),
      board: t.arg.string(),
      seenAt: t.arg({ type: 'DateTime', required: false, description: seenAt }),
    },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, args, context) => {
      const viewer = requireViewer(context);
      await requireWhiteboard(context);
      await countBoard(context.services, viewer);
      return keepBoard(context.services, viewer, args);
    },
  }),
  takeBoardBack: t.boolean({
    description: 'The answer keeps no drawing any more.',
    args: {
      questionId: t.arg.id(),
      seenAt: t.arg({ type: 'DateTime', required: false, description: seenAt }),
    },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, args, context) => {
      const viewer = requireViewer(context);
      await countBoard(context.services, viewer);
      await takeBoardBack(context.services, viewer, args);
      return true;
    },
  }),
}));
