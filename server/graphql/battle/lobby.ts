import { getBattleLobby, type BattleLobby as LobbyData } from '../../modules/battle';
import { builder } from '../builder';
import { Course } from '../catalogue/course';
import { requireViewer } from '../require-viewer';
import { BattleKind, BattleOutcome } from './enums';
import { BattleClass, BattleSeason, BattleSettings, BattleTier } from './tier';

const LobbyCourse = builder.objectRef<LobbyData['courses'][number]>('BattleLobbyCourse').implement({
  fields: (t) => ({
    course: t.field({ type: Course, resolve: ({ course }) => course }),
    tier: t.field({ type: BattleTier, resolve: ({ tier }) => tier }),
    rating: t.exposeInt('rating', { nullable: true, description: 'Null while the tier is provisional.' }),
    games: t.exposeInt('games', { description: 'Rated battles.' }),
  }),
});

const BattleSummary = builder.objectRef<LobbyData['last'][number]>('BattleSummary').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
    course: t.field({ type: Course, resolve: ({ course }) => course }),
    kind: t.field({ type: BattleKind, resolve: ({ kind }) => kind }),
    outcome: t.field({ type: BattleOutcome, resolve: ({ outcome }) => outcome }),
    theirName: t.exposeString('theirName'),
    mine: t.exposeInt('mine', { description: 'Points.' }),
    theirs: t.exposeInt('theirs', { description: 'Points.' }),
    change: t.exposeInt('change', { nullable: true }),
  }),
});

const BattleFriend = builder.objectRef<LobbyData['friends'][number]>('BattleFriend').implement({
  description: 'Somebody whom the viewer follows and who follows them.',
  fields: (t) => ({
    userId: t.exposeID('userId'),
    name: t.exposeString('name'),
    avatar: t.exposeString('avatar', { nullable: true }),
    tierName: t.exposeString('tierName'),
  }),
});

const BattleChallenge = builder.objectRef<LobbyData['challenges'][number]>('BattleChallenge').implement({
  fields: (t) => ({
    code: t.exposeString('code'),
    fromName: t.exposeString('fromName'),
    course: t.field({ type: Course, resolve: ({ course }) => course }),
  }),
});

const BattleLobby = builder.objectRef<LobbyData>('BattleLobby').implement({
  fields: (t) => ({
    courses: t.field({ type: [LobbyCourse], resolve: ({ courses }) => courses }),
    chosen: t.field({ type: Course, nullable: true, resolve: ({ chosen }) => chosen }),
    season: t.field({ type: BattleSeason, resolve: ({ season }) => season }),
    last: t.field({ type: [BattleSummary], description: 'The latest ten.', resolve: ({ last }) => last }),
    friends: t.field({ type: [BattleFriend], resolve: ({ friends }) => friends }),
    classes: t.field({ type: [BattleClass], resolve: ({ classes }) => classes }),
    openBattleId: t.exposeID('openBattleId', { nullable: true, description: 'A battle that still waits or runs.' }),
    refusedUntil: t.exposeFloat('refusedUntil', { nullable: true }),
    refusal: t.exposeString('refusal', { nullable: true, description: 'Why no battle can begin now.' }),
    leftToday: t.exposeInt('leftToday', { nullable: true, description: 'Battles left today; null without a limit.' }),
    mayAnyone: t.exposeBoolean('mayAnyone', { description: 'Whether the viewer may meet players of any school.' }),
    challenges: t.field({ type: [BattleChallenge], resolve: ({ challenges }) => challenges }),
    settings: t.field({ type: BattleSettings, resolve: ({ settings }) => settings }),
  }),
});

builder.queryField('battleLobby', (t) =>
  t.field({
    type: BattleLobby,
    args: { courseId: t.arg.id({ required: false }) },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { courseId }, context) =>
      getBattleLobby(context.services, requireViewer(context), courseId ?? null),
  }),
);
