import {
  type Announcement as AnnouncementData,
  announce,
  deleteAnnouncement,
  editAnnouncement,
} from '../../modules/classroom';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';
import { seenText } from '../seen-text';

export const Announcement = builder.objectRef<AnnouncementData>('Announcement').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    body: t.exposeString('body', { description: 'Text with **bold**, *italic*, [words](https://…) and "- " lists.' }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    editedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ editedAt }) => editedAt }),
    author: t.exposeString('author', { nullable: true, description: 'Null when the account is gone.' }),
  }),
});

builder.mutationFields((t) => ({
  announce: t.boolean({
    description: 'Writes to a class; its students are told. The same creation key makes one announcement.',
    args: { classId: t.arg.id(), body: t.arg.string(), creationKey: t.arg.string() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, args, context) => {
      await announce(context.services, requireViewer(context), args);
      return true;
    },
  }),
  editAnnouncement: t.boolean({
    args: {
      id: t.arg.id(),
      body: t.arg.string(),
      seen: t.arg.string({ required: false, description: seenText }),
    },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, args, context) => {
      await editAnnouncement(context.services, requireViewer(context), args);
      return true;
    },
  }),
  deleteAnnouncement: t.boolean({
    args: { id: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { id }, context) => {
      await deleteAnnouncement(context.services, requireViewer(context), id);
      return true;
    },
  }),
}));
