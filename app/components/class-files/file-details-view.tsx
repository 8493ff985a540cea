import type { FileKind } from '../../../rules/class-files';
import { sizeInWords } from '../../../rules/class-files';
import { classPaths } from '../../lib/class-paths';
import { paths } from '../../lib/paths';
import { buttonClass } from '../ui/button-class';
import { Page } from '../ui/page';
import { Section } from '../ui/section';
import { FileKindMark, kindName } from './file-kind';

interface FileDetailsViewProps {
  file: {
    id: string;
    name: string;
    kind: FileKind;
    size: number;
    classId: string;
    className: string;
    teaches: boolean;
    downloadable: boolean;
    previewed: boolean;
    uploadedBy: string | null;
  };
  /** "Today", "12 Mar". */
  added: string;
}

/** One file of a class: what it is, a look at it where a page can show it, and the way to keep it. */
export function FileDetailsView({ file, added }: FileDetailsViewProps) {
  const { id, name, kind, size, classId, className, teaches, downloadable, previewed, uploadedBy } = file;
  const from = uploadedBy === null ? '' : `, shared by ${uploadedBy}`;
  return (
    <Page
      back={{ to: teaches ? classPaths.files(classId) : paths.classDetails(classId), label: className }}
      mark={<FileKindMark kind={kind} />}
      title={name}
      lead={`${kindName(kind)}, ${sizeInWords(size)}${from}, ${added.replace(/^[TY]/, (sign) => sign.toLowerCase())}`}
      actions={
        downloadable ? (
          <a href={classPaths.fileDownload(id)} download className={buttonClass({ variant: 'main' })}>
            Download
          </a>
        ) : undefined
      }
    >
      {downloadable ? null : <p>You can read this file here. PDF downloads are switched off for now.</p>}
      <Section label="Preview">
        {!previewed ? (
          <p>We can’t preview this type of file. Download it to open it.</p>
        ) : kind === 'PDF' ? (
          <iframe style={{ width: '100%', height: '78vh', border: 0 }} src={classPaths.filePreview(id)} title={name} />
        ) : (
          <img
            style={{ maxWidth: '100%', height: 'auto', margin: '0 auto' }}
            src={classPaths.filePreview(id)}
            alt={name}
          />
        )}
      </Section>
    </Page>
  );
}
