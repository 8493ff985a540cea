import { Link } from '@remix-run/react';
import type { FileKind } from '../../../rules/class-files';
import { sizeInWords } from '../../../rules/class-files';
import { classPaths } from '../../lib/class-paths';
import { paths } from '../../lib/paths';
import { buttonClass } from '../ui/button-class';
import styles from './class-files.module.css';
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
  return (
    <div className={`page ${styles.details}`}>
      <p className="back">
        <Link to={teaches ? classPaths.files(classId) : paths.classDetails(classId)}>{className}</Link>
      </p>
      <header className={styles.head}>
        <FileKindMark kind={kind} />
        <div>
          <h1>{name}</h1>
          <p>
            {kindName(kind)}, {sizeInWords(size)}
            {uploadedBy === null ? '' : `, shared by ${uploadedBy}`},{' '}
            {added.replace(/^[TY]/, (sign) => sign.toLowerCase())}
          </p>
        </div>
        {downloadable ? (
          <a href={classPaths.fileDownload(id)} download className={buttonClass({ variant: 'main' })}>
            Download
          </a>
        ) : null}
      </header>
      {downloadable ? null : <p>You can read this file here. PDF downloads are switched off for now.</p>}
      {previewed ? (
        <section className="card" aria-label="Preview">
          {kind === 'PDF' ? (
            <iframe className={styles.pdf} src={classPaths.filePreview(id)} title={name} />
          ) : (
            <img className={styles.picture} src={classPaths.filePreview(id)} alt={name} />
          )}
        </section>
      ) : (
        <section className="card" aria-label="Preview">
          <p>We can’t preview this type of file. Download it to open it.</p>
        </section>
      )}
    </div>
  );
}
