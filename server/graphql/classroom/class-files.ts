import { fileKinds } from '../../../rules/class-files';
import {
  type ClassFile as ClassFileData,
  deleteFile,
  getSharedFile,
  renameFile,
  restoreFile,
  type SharedFile as SharedFileData,
} from '../../modules/classroom';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';
import { seenText } from '../seen-text';

const ClassFileKind = builder.enumType('ClassFileKind', { values: fileKinds });

export const ClassFile = builder.objectRef<ClassFileData>('ClassFile').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    kind: t.field({ type: ClassFileKind, resolve: ({ kind }) => kind }),
    size: t.exposeInt('size', { description: 'Bytes.' }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    uploadedBy: t.exposeString('uploadedBy', { nullable: true, description: 'Null when the account is gone.' }),
  }),
});

const SharedFile = builder.objectRef<SharedFileData>('SharedFile').implement({
  description: 'A file of a class that the viewer teaches or is in.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    kind: t.field({ type: ClassFileKind, resolve: ({ kind }) => kind }),
    size: t.exposeInt('size'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    uploadedBy: t.exposeString('uploadedBy', { nullable: true }),
    classId: t.exposeID('classId'),
    className: t.exposeString('className'),
    teaches: t.exposeBoolean('teaches', { description: 'Whether the viewer teaches the class.' }),
    downloadable: t.exposeBoolean('downloadable'),
    previewed: t.exposeBoolean('previewed', { description: 'Whether a page can show it.' }),
  }),
});

builder.queryField('sharedFile', (t) =>
  t.field({
    type: SharedFile,
    args: { fileId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { fileId }, context) => {
      const { services, deviceType } = context;
      return getSharedFile(services, requireViewer(context), { fileId, deviceType });
    },
  }),
);

builder.mutationFields((t) => ({
  renameClassFile: t.boolean({
    args: {
      fileId: t.arg.id(),
      name: t.arg.string(),
      seen: t.arg.string({ required: false, description: seenText }),
    },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, args, context) => {
      await renameFile(context.services, requireViewer(context), args);
      return true;
    },
  }),
  deleteClassFile: t.boolean({
    description: 'Takes a file away from the students; for a week it can be brought back.',
    args: { fileId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { fileId }, context) => {
      await deleteFile(context.services, requireViewer(context), fileId);
      return true;
    },
  }),
  restoreClassFile: t.boolean({
    args: { fileId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { fileId }, context) => {
      await restoreFile(context.services, requireViewer(context), fileId);
      return true;
    },
  }),
}));
