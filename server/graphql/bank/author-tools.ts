import {
  bankCoverage,
  type TemplatePreview as TemplatePreviewData,
  type TopicCoverage as TopicCoverageData,
  templatePreview,
} from '../../modules/bank';
import { builder } from '../builder';
import { Topic } from '../catalogue/topic';
import { Replay, ReplayedCheck } from './replay';

const TopicCoverage = builder.objectRef<TopicCoverageData>('TopicCoverage').implement({
  fields: (t) => ({
    topic: t.field({ type: Topic, resolve: ({ topic }) => topic }),
    easy: t.exposeInt('easy'),
    normal: t.exposeInt('normal'),
    hard: t.exposeInt('hard'),
    misconceptions: t.exposeInt('misconceptions'),
  }),
});

const OtherNumbers = builder.objectRef<TemplatePreviewData['others'][number]>('OtherNumbers').implement({
  fields: (t) => ({
    seed: t.exposeString('seed'),
    prompt: t.exposeString('prompt'),
    keyLatex: t.exposeString('keyLatex'),
  }),
});

const TemplatePreview = builder.objectRef<TemplatePreviewData>('TemplatePreview').implement({
  fields: (t) => ({
    replay: t.field({ type: Replay, resolve: ({ replay }) => replay }),
    params: t.field({ type: 'JSON', nullable: true, resolve: ({ params }) => params }),
    misconceptions: t.exposeStringList('misconceptions'),
    checks: t.field({ type: [ReplayedCheck], resolve: ({ checks }) => checks }),
    others: t.field({ type: [OtherNumbers], resolve: ({ others }) => others }),
  }),
});

builder.queryFields((t) => ({
  bankCoverage: t.field({
    type: [TopicCoverage],
    description: 'Topics by difficulty and misconceptions. ADMIN only.',
    authScopes: { $all: { acceptedTerms: true, admin: true } },
    resolve: () => bankCoverage(),
  }),
  templatePreview: t.field({
    type: TemplatePreview,
    description: 'What an author wants to see of a template. ADMIN only.',
    args: { templateId: t.arg.id(), seed: t.arg.string() },
    authScopes: { $all: { acceptedTerms: true, admin: true } },
    resolve: (_root, { templateId, seed }) => templatePreview({ templateId, seed }),
  }),
}));
