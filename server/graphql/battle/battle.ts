import {
  type Battle as BattleData,
  type BattleEmote as EmoteData,
  getBattle,
  type BattleResult as ResultData,
  type BattleReveal as RevealData,
  type BattleSeat as SeatData,
  type BattleStanding as StandingData,
  type BattleUpdate as UpdateData,
  type BattleVerdict as VerdictData,
  type BattleWaiting as WaitingData,
} from '../../modules/battle';
import { builder } from '../builder';
import { Course } from '../catalogue/course';
import { AskedQuestion } from '../practice/asked-question';
import { requireViewer } from '../require-viewer';
import {
  BattleDecidedBy,
  BattleKind,
  BattleMark,
  BattleOutcome,
  BattleRematch,
  BattleScope,
  BattleStatus,
} from './enums';
import { BattleRatingPoint, BattleTier } from './tier';

const BattleSeat = builder.objectRef<SeatData>('BattleSeat').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    avatar: t.exposeString('avatar', {
      nullable: true,
      description: 'What their picture wears; null for people without one.',
    }),
    tierName: t.exposeString('tierName'),
    points: t.exposeInt('points'),
    marks: t.field({ type: [BattleMark], resolve: ({ marks }) => marks }),
    away: t.exposeBoolean('away'),
    recorded: t.exposeBoolean('recorded', { description: 'A game played earlier, shown again.' }),
  }),
});

const BattleStanding = builder.objectRef<StandingData>('BattleStanding').implement({
  description: 'What a match changes of a seat.',
  fields: (t) => ({
    points: t.exposeInt('points'),
    marks: t.field({ type: [BattleMark], resolve: ({ marks }) => marks }),
    away: t.exposeBoolean('away'),
  }),
});

const BattleVerdict = builder.objectRef<VerdictData>('BattleVerdict').implement({
  fields: (t) => ({ right: t.exposeBoolean('right'), points: t.exposeInt('points') }),
});

const BattleReveal = builder.objectRef<RevealData>('BattleReveal').implement({
  fields: (t) => ({
    index: t.exposeInt('index'),
    answerLatex: t.exposeString('answerLatex'),
    mine: t.field({ type: BattleVerdict, resolve: ({ mine }) => mine }),
    theirs: t.field({ type: BattleVerdict, resolve: ({ theirs }) => theirs }),
  }),
});

const BattleWaiting = builder.objectRef<WaitingData>('BattleWaiting').implement({
  fields: (t) => ({
    since: t.exposeFloat('since'),
    recordedOfferAt: t.exposeFloat('recordedOfferAt', { description: 'From when a recorded game is offered.' }),
    scope: t.field({ type: BattleScope, resolve: ({ scope }) => scope }),
    challengeCode: t.exposeString('challengeCode', { nullable: true, description: 'Of a friendly challenge.' }),
  }),
});

const BattleCoins = builder.objectRef<{ reason: string; amount: number }>('BattleCoins').implement({
  fields: (t) => ({ reason: t.exposeString('reason'), amount: t.exposeInt('amount') }),
});

const BattleResultQuestion = builder.objectRef<ResultData['questions'][number]>('BattleResultQuestion').implement({
  fields: (t) => ({
    prompt: t.exposeString('prompt', { description: 'Rich text, as in PracticeQuestion.' }),
    mine: t.field({ type: BattleMark, resolve: ({ mine }) => mine }),
    theirs: t.field({ type: BattleMark, resolve: ({ theirs }) => theirs }),
  }),
});

const unrated = 'Null where the battle was not rated.';

const BattleResult = builder.objectRef<ResultData>('BattleResult').implement({
  fields: (t) => ({
    outcome: t.field({ type: BattleOutcome, resolve: ({ outcome }) => outcome }),
    by: t.field({ type: BattleDecidedBy, nullable: true, resolve: ({ by }) => by }),
    sentence: t.exposeString('sentence'),
    ratingBefore: t.exposeInt('ratingBefore', { nullable: true, description: unrated }),
    ratingAfter: t.exposeInt('ratingAfter', { nullable: true, description: unrated }),
    change: t.exposeInt('change', { nullable: true, description: unrated }),
    explanation: t.exposeString('explanation', { nullable: true, description: unrated }),
    tierBefore: t.field({ type: BattleTier, nullable: true, resolve: ({ tierBefore }) => tierBefore }),
    tierAfter: t.field({ type: BattleTier, nullable: true, resolve: ({ tierAfter }) => tierAfter }),
    toNextTier: t.exposeInt('toNextTier', { nullable: true, description: 'Points up to the next tier.' }),
    coins: t.field({ type: [BattleCoins], resolve: ({ coins }) => coins }),
    practiceId: t.exposeID('practiceId', { nullable: true, description: 'The seven questions, as a practice.' }),
    errors: t.exposeInt('errors', { description: 'Questions that went into the error logbook.' }),
    rematch: t.field({ type: BattleRematch, resolve: ({ rematch }) => rematch }),
    rematchId: t.exposeID('rematchId', { nullable: true }),
    history: t.field({ type: [BattleRatingPoint], resolve: ({ history }) => history }),
    questions: t.field({ type: [BattleResultQuestion], resolve: ({ questions }) => questions }),
  }),
});

export const BattleEmote = builder.objectRef<EmoteData>('BattleEmote').implement({
  fields: (t) => ({ id: t.exposeID('id'), words: t.exposeString('words') }),
});

export const Battle = builder.objectRef<BattleData>('Battle').implement({
  description: 'A battle as one of its two players sees it. Times are milliseconds since the epoch, by the server.',
  fields: (t) => ({
    id: t.exposeID('id'),
    status: t.field({ type: BattleStatus, resolve: ({ status }) => status }),
    kind: t.field({ type: BattleKind, resolve: ({ kind }) => kind }),
    course: t.field({ type: Course, resolve: ({ course }) => course }),
    serverNow: t.exposeFloat('serverNow'),
    endsAt: t.exposeFloat('endsAt', { nullable: true, description: 'When the phase ends; null where none runs.' }),
    phaseSince: t.exposeFloat('phaseSince', { nullable: true, description: 'When the phase began.' }),
    startedAt: t.exposeFloat('startedAt', { nullable: true }),
    index: t.exposeInt('index', { description: 'The question that is played, 0 to 6.' }),
    total: t.exposeInt('total'),
    commitment: t.exposeString('commitment', {
      nullable: true,
      description: 'Fixes the questions before the first is asked: SHA-256 of battle, nonce and questions.',
    }),
    me: t.field({ type: BattleSeat, resolve: ({ me }) => me }),
    they: t.field({ type: BattleSeat, resolve: ({ they }) => they }),
    question: t.field({
      type: AskedQuestion,
      nullable: true,
      description: 'During QUESTION and REVEAL only; its title is empty, since titles name the kind of question.',
      resolve: ({ question }) => question,
    }),
    myAnswer: t.exposeString('myAnswer', { nullable: true, description: 'The locked answer to this question.' }),
    reveal: t.field({ type: BattleReveal, nullable: true, resolve: ({ reveal }) => reveal }),
    waiting: t.field({ type: BattleWaiting, nullable: true, resolve: ({ waiting }) => waiting }),
    result: t.field({ type: BattleResult, nullable: true, resolve: ({ result }) => result }),
    mergedInto: t.exposeID('mergedInto', {
      nullable: true,
      description: 'The battle that took the place of this one when an opponent was found.',
    }),
    emotes: t.field({ type: [BattleEmote], resolve: ({ emotes }) => emotes }),
  }),
});

export const BattleUpdate = builder.objectRef<UpdateData>('BattleUpdate').implement({
  description: 'What a match changes of a battle; its fields are those of Battle. Events carry the same as JSON.',
  fields: (t) => ({
    status: t.field({ type: BattleStatus, resolve: ({ status }) => status }),
    serverNow: t.exposeFloat('serverNow'),
    endsAt: t.exposeFloat('endsAt', { nullable: true }),
    phaseSince: t.exposeFloat('phaseSince', { nullable: true }),
    index: t.exposeInt('index'),
    me: t.field({ type: BattleStanding, resolve: ({ me }) => me }),
    they: t.field({ type: BattleStanding, resolve: ({ they }) => they }),
    myAnswer: t.exposeString('myAnswer', { nullable: true }),
    reveal: t.field({ type: BattleReveal, nullable: true, resolve: ({ reveal }) => reveal }),
  }),
});

builder.queryField('battle', (t) =>
  t.field({
    type: Battle,
    args: { battleId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { battleId }, context) => getBattle(context.services, requireViewer(context), battleId),
  }),
);
