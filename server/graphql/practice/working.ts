import {
  addWorkingLine,
  countWorkingLine,
  getWorking,
  type ShownLine,
  type ShownWorking,
  takeBackWorkingLine,
} from '../../modules/practice';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';
import { LineVerdict } from './enums';

export const WorkingLine = builder.objectRef<ShownLine>('WorkingLine').implement({
  fields: (t) => ({
    number: t.exposeInt('number'),
    text: t.exposeString('text', { description: 'As typed.' }),
    latex: t.exposeString('latex'),
    verdict: t.field({ type: LineVerdict, resolve: ({ verdict }) => verdict }),
    message: t.exposeString('message', { description: 'One sentence; empty where the verdict says it all.' }),
  }),
});

export const Working = builder.objectRef<ShownWorking>('Working').implement({
  fields: (t) => ({
    startLatex: t.exposeString('startLatex', {
      nullable: true,
      description: 'The formula of the question that the working starts from.',
    }),
    lines: t.field({ type: [WorkingLine], resolve: ({ lines }) => lines }),
  }),
});

const AddWorkingLineInput = builder.inputType('AddWorkingLineInput', {
  fields: (t) => ({
    practiceId: t.id(),
    index: t.int(),
    number: t.int({ description: 'The number of the line on the page: sent twice, it is one line.' }),
    line: t.string(),
  }),
});

/** The working is read again only where it is asked for. */
interface LineReply {
  unreadable: string | null;
  working(): Promise<ShownWorking | null>;
}

const AddWorkingLinePayload = builder.objectRef<LineReply>('AddWorkingLinePayload').implement({
  fields: (t) => ({
    unreadable: t.exposeString('unreadable', {
      nullable: true,
      description: 'Why the line could not be read: it is not kept. Null for a line that is.',
    }),
    working: t.field({ type: Working, nullable: true, resolve: ({ working }) => working() }),
  }),
});

builder.mutationFields((t) => ({
  addWorkingLine: t.field({
    type: AddWorkingLinePayload,
    description: 'Checks a line of working and keeps it with the question. It costs nothing.',
    args: { input: t.arg({ type: AddWorkingLineInput }) },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { input }, context) => {
      const { services } = context;
      const viewer = requireViewer(context);
      await countWorkingLine(services, viewer);
      const { unreadable } = await addWorkingLine(services, viewer, input);
      return { unreadable, working: () => getWorking(services, viewer, input) };
    },
  }),
  takeBackWorkingLine: t.field({
    type: Working,
    nullable: true,
    description: 'Takes the last line back; any other number changes nothing.',
    args: { practiceId: t.arg.id(), index: t.arg.int(), number: t.arg.int() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, args, context) => {
      const viewer = requireViewer(context);
      await takeBackWorkingLine(context.services, viewer, args);
      return getWorking(context.services, viewer, args);
    },
  }),
}));
