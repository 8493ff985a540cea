import { getBattleRank, type BattleRank as RankData } from '../../modules/battle';
import { builder } from '../builder';
import { Course } from '../catalogue/course';
import { requireViewer } from '../require-viewer';
import { BattleBoard } from './enums';
import { BattleClass, BattleRatingPoint, BattleSeason, BattleSettings, BattleTier } from './tier';

const OwnRank = builder.objectRef<RankData['mine']>('OwnBattleRank').implement({
  fields: (t) => ({
    tier: t.field({ type: BattleTier, resolve: ({ tier }) => tier }),
    rating: t.exposeInt('rating'),
    deviation: t.exposeInt('deviation'),
    games: t.exposeInt('games', { description: 'Rated battles.' }),
    rule: t.exposeString('rule', { description: 'How the tier follows from rating and deviation, in words.' }),
    history: t.field({ type: [BattleRatingPoint], resolve: ({ history }) => history }),
  }),
});

const BoardRow = builder.objectRef<RankData['rows'][number]>('BattleBoardRow').implement({
  fields: (t) => ({
    place: t.exposeInt('place'),
    name: t.exposeString('name'),
    avatar: t.exposeString('avatar', { nullable: true }),
    tierName: t.exposeString('tierName'),
    rating: t.exposeInt('rating'),
    isMe: t.exposeBoolean('isMe'),
  }),
});

const BattleRank = builder.objectRef<RankData>('BattleRank').implement({
  fields: (t) => ({
    course: t.field({ type: Course, resolve: ({ course }) => course }),
    mine: t.field({ type: OwnRank, resolve: ({ mine }) => mine }),
    board: t.field({ type: BattleBoard, resolve: ({ board }) => board }),
    rows: t.field({ type: [BoardRow], resolve: ({ rows }) => rows }),
    visible: t.exposeBoolean('visible', { description: 'Whether the viewer sees the board.' }),
    reasonHidden: t.exposeString('reasonHidden', { nullable: true }),
    season: t.field({ type: BattleSeason, resolve: ({ season }) => season }),
    settings: t.field({ type: BattleSettings, resolve: ({ settings }) => settings }),
    classes: t.field({ type: [BattleClass], resolve: ({ classes }) => classes }),
  }),
});

builder.queryField('battleRank', (t) =>
  t.field({
    type: BattleRank,
    description: 'The viewer’s rank in a course and one leaderboard of it.',
    args: {
      courseId: t.arg.id(),
      board: t.arg({ type: BattleBoard }),
      classId: t.arg.id({ required: false }),
    },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { courseId, board, classId }, context) =>
      getBattleRank(context.services, requireViewer(context), { courseId, board, classId: classId ?? null }),
  }),
);
