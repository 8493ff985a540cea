import { type Aim, aimKinds } from '../../../rules/shop/quest';
import { slots } from '../../../rules/shop/shop-item';
import {
  beginOwnQuest,
  buyItem,
  type CoinMovementShown,
  collectOwnQuest,
  collectQuest,
  listOwned,
  type OfferedItem,
  type OwnQuest as OwnQuestData,
  type Quest as QuestData,
  readQuest,
  readShop,
  type Shop as ShopData,
  wearItem,
} from '../../modules/shop';
import { buyPauseDay } from '../../modules/streaks';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';

const Slot = builder.enumType('ShopSlot', {
  values: Object.fromEntries(slots.map((slot) => [slot.toUpperCase(), { value: slot }])) as Record<
    Uppercase<(typeof slots)[number]>,
    { value: (typeof slots)[number] }
  >,
});

const Item = builder.objectRef<OfferedItem>('ShopItem').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    slot: t.field({ type: Slot, resolve: ({ slot }) => slot }),
    name: t.exposeString('name'),
    price: t.exposeInt('price', { description: 'MarsCoins; 0 is everybody’s.' }),
    owned: t.exposeBoolean('owned'),
    boughtAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ boughtAt }) => boughtAt }),
    worn: t.exposeBoolean('worn'),
  }),
});

const Movement = builder.objectRef<CoinMovementShown>('CoinMovement').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    amount: t.exposeInt('amount', { description: 'Below 0 for what was bought.' }),
    reason: t.exposeString('reason'),
    courseId: t.exposeString('courseId', { nullable: true }),
    at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
  }),
});

const AimKind = builder.enumType('AimKind', { values: aimKinds });

const QuestAim = builder.objectRef<Aim>('QuestAim').implement({
  fields: (t) => ({
    kind: t.field({ type: AimKind, resolve: ({ kind }) => kind }),
    label: t.exposeString('label'),
    done: t.exposeInt('done'),
    needed: t.exposeInt('needed'),
  }),
});

export const Quest = builder.objectRef<QuestData>('Quest').implement({
  fields: (t) => ({
    aims: t.field({ type: [QuestAim], resolve: ({ aims }) => aims }),
    coins: t.exposeInt('coins'),
    done: t.exposeBoolean('done'),
    collected: t.exposeBoolean('collected'),
  }),
});

const OwnQuest = builder.objectRef<OwnQuestData>('OwnQuest').implement({
  fields: (t) => ({
    choices: t.field({
      type: [QuestAim],
      description: 'What can be chosen from today.',
      resolve: (own) => own.choices,
    }),
    quest: t.field({ type: Quest, nullable: true, description: 'Null until begun.', resolve: ({ quest }) => quest }),
  }),
});

const Shop = builder.objectRef<ShopData>('Shop').implement({
  fields: (t) => ({
    coins: t.exposeInt('coins'),
    items: t.field({ type: [Item], resolve: ({ items }) => items }),
    pausesHeld: t.exposeInt('pausesHeld', { description: 'Pause days of the streak that wait for a missed day.' }),
    ownQuest: t.field({ type: OwnQuest, resolve: ({ ownQuest }) => ownQuest }),
    ledger: t.field({ type: [Movement], description: 'The latest, newest first.', resolve: ({ ledger }) => ledger }),
  }),
});

builder.queryFields((t) => ({
  shop: t.field({
    type: Shop,
    description: 'What a student can wear and has, and why the coins moved.',
    authScopes: { acceptedTerms: true },
    resolve: (_root, _args, context) => readShop(context.services, requireViewer(context), context.deviceType),
  }),
  ownedItems: t.idList({
    description: 'Ids of what the student has of these kinds.',
    args: { slots: t.arg({ type: [Slot] }) },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { slots: wanted }, context) => listOwned(context.services, requireViewer(context), wanted),
  }),
  quest: t.field({
    type: Quest,
    description: 'The three small aims of the student’s day.',
    authScopes: { acceptedTerms: true },
    resolve: (_root, _args, context) => readQuest(context.services, requireViewer(context)),
  }),
}));

builder.mutationFields((t) => ({
  buyItem: t.boolean({
    description: 'Buys an item with MarsCoins and puts it on; one that the student has is put on.',
    args: { itemId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { itemId }, context) => {
      const { services, deviceType } = context;
      await buyItem(services, { viewer: requireViewer(context), itemId, deviceType });
      return true;
    },
  }),
  wearItem: t.boolean({
    description: 'Puts an item of the student’s on, or takes it off.',
    args: { itemId: t.arg.id(), on: t.arg.boolean() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { itemId, on }, context) => {
      await wearItem(context.services, { viewer: requireViewer(context), itemId, on });
      return true;
    },
  }),
  buyPauseDay: t.boolean({
    description: 'Buys a pause day of the streak with MarsCoins; CONFLICT where as many are held as can be.',
    authScopes: { acceptedTerms: true },
    resolve: async (_root, _args, context) => {
      await buyPauseDay(context.services, requireViewer(context));
      return true;
    },
  }),
  beginOwnQuest: t.boolean({
    description: 'Begins a quest of three chosen aims for MarsCoins, until midnight; CONFLICT where one began today.',
    args: { kinds: t.arg({ type: [AimKind] }) },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { kinds }, context) => {
      await beginOwnQuest(context.services, requireViewer(context), kinds);
      return true;
    },
  }),
  collectOwnQuest: t.boolean({
    description: 'Collects the coins of the student’s own quest once it is done.',
    authScopes: { acceptedTerms: true },
    resolve: async (_root, _args, context) => {
      await collectOwnQuest(context.services, requireViewer(context));
      return true;
    },
  }),
  collectQuest: t.field({
    type: Quest,
    description: 'Collects the coins of the quest of the day once it is done.',
    authScopes: { acceptedTerms: true },
    resolve: (_root, _args, context) => collectQuest(context.services, requireViewer(context)),
  }),
}));
