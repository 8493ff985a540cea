import { type DragEvent, useState } from 'react';
import { acceptedEndings, fileLimits, sizeInWords } from '../../../rules/class-files';
import type { RefusedFile } from '../../lib/class-file-forms';
import { Callout } from '../ui/alert';
import { Button } from '../ui/button';
import { Row, Rows } from '../ui/lists';
import { ProgressBar } from '../ui/progress-bar';
import styles from './upload-area.module.css';
import { uploadsInWords } from './uploads';
import { useUploads } from './use-uploads';

interface UploadAreaProps {
  classId: string;
  /** What the form without scripts came back with. */
  refused: RefusedFile[];
}

/** Where files are dropped or chosen. Without scripts it is a form that takes several at once. */
export function UploadArea({ classId, refused }: UploadAreaProps) {
  const [over, setOver] = useState(false);
  const { uploads, add, retry } = useUploads(classId);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  return (
    <>
      <form method="post" encType="multipart/form-data">
        <fieldset
          aria-label="Files"
          className={styles.drop}
          data-over={over || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <label htmlFor="files">
            <b>Drop files here or browse</b>
          </label>
          <input
            id="files"
            type="file"
            name="file"
            multiple
            accept={acceptedEndings.join(',')}
            aria-describedby="files-hint"
            onChange={(event) => {
              add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
          <p className="small muted" id="files-hint">
            PDF, images, Word, PowerPoint, Excel, CSV or text, up to {sizeInWords(fileLimits.bytes)} each.
          </p>
          {/* With scripts a file goes up as soon as it is chosen. */}
          <Button type="submit" className="without-scripts">
            Upload
          </Button>
        </fieldset>
      </form>
      <Refusals refused={refused} />
      {uploads.length === 0 ? null : (
        <Rows label="Uploads">
          {uploads.map(({ key, file, state, share, message, again }) => (
            <Row
              key={key}
              title={file.name}
              note={state === 'done' ? 'Uploaded' : state === 'waiting' ? 'Waiting' : sizeInWords(file.size)}
            >
              {state === 'sending' ? (
                <ProgressBar value={share} label={`${file.name}: ${Math.round(share * 100)} %`} />
              ) : null}
              {message === null ? null : <span className={styles.refused}>{message}</span>}
              {again && state === 'refused' ? (
                <Button size="sm" onClick={() => retry(key)}>
                  Try again
                </Button>
              ) : null}
            </Row>
          ))}
        </Rows>
      )}
      <p role="status" className="sr">
        {uploadsInWords(uploads)}
      </p>
    </>
  );
}

function Refusals({ refused }: { refused: RefusedFile[] }) {
  if (refused.length === 0) return null;
  return (
    <Callout tone="bad" role="alert">
      <p>
        <b>{refused.length === 1 ? '1 file wasn’t uploaded.' : `${refused.length} files weren’t uploaded.`}</b> The
        others were.
      </p>
      <ul>
        {refused.map(({ name, message }, place) => (
          <li key={place}>
            <b>{name}</b>: {message}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
