import { evaluateFlags, type FlagStanding, listFlagSettings, setFlag } from '../../modules/flags';
import { builder } from '../builder';
import { FlagSettingMode } from '../enums';
import { Flag } from '../identity/viewer';
import { requireViewer } from '../require-viewer';

const FlagSetting = builder.objectRef<FlagStanding>('FlagSetting').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    mode: t.field({ type: FlagSettingMode, resolve: ({ mode }) => mode }),
    percentage: t.exposeInt('percentage'),
    emails: t.exposeStringList('emails'),
    standard: t.field({
      type: FlagSettingMode,
      description: 'What stands where nobody decides: ON, OFF or SOME.',
      resolve: ({ standard }) => standard,
    }),
    now: t.field({ type: FlagSettingMode, description: 'Who has it now: ON, OFF or SOME.', resolve: ({ now }) => now }),
    missingSetting: t.exposeString('missingSetting', {
      nullable: true,
      description: 'The setting without which it changes nothing.',
    }),
    updatedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ updatedAt }) => updatedAt }),
  }),
});

const SetFlagInput = builder.inputType('SetFlagInput', {
  fields: (t) => ({
    name: t.string(),
    mode: t.field({ type: FlagSettingMode }),
    percentage: t.int(),
    emails: t.stringList(),
  }),
});

builder.queryField('visitorFlags', (t) =>
  t.field({
    type: [Flag],
    description: 'The flags as they stand for somebody without an account.',
    args: { names: t.arg.stringList({ required: false }) },
    authScopes: { public: true },
    resolve: (_root, { names }, { services, deviceType }) =>
      evaluateFlags(services, { person: null, deviceType }, names ?? null),
  }),
);

builder.queryField('flagSettings', (t) =>
  t.field({
    type: [FlagSetting],
    description: 'Every flag and what administrators decided about it. ADMIN only.',
    authScopes: { $all: { acceptedTerms: true, admin: true } },
    resolve: (_root, _args, context) => listFlagSettings(context.services, { viewer: requireViewer(context) }),
  }),
);

builder.mutationField('setFlag', (t) =>
  t.boolean({
    description: 'Decides about one flag, at once and with an audit line. ADMIN only.',
    args: {
      input: t.arg({ type: SetFlagInput }),
      seenAt: t.arg({
        type: 'DateTime',
        required: false,
        description: 'When the decision was made that the page showed, null for none; left out, nothing is compared.',
      }),
    },
    authScopes: { $all: { acceptedTerms: true, admin: true } },
    resolve: async (_root, { input, seenAt }, context) => {
      await setFlag(context.services, { viewer: requireViewer(context), decision: input, seenAt });
      return true;
    },
  }),
);
