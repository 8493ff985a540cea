/** Why a file did not arrive, and whether trying again may help. */
export interface UploadProblem {
  message: string;
  again: boolean;
}

/** Posts one file and tells how far it is: `fetch` does not say so of what it sends. Null when the file has arrived. */
export function sendWithProgress(
  address: string,
  file: File,
  onProgress: (share: number) => void,
): { sent: Promise<UploadProblem | null>; cancel: () => void } {
  const request = new XMLHttpRequest();
  const form = new FormData();
  form.append('file', file, file.name);
  const sent = new Promise<UploadProblem | null>((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => resolve(request.status === 200 ? null : problemOf(request));
    request.onerror = () => resolve({ message: 'Your connection dropped.', again: true });
    request.open('POST', address);
    request.send(form);
  });
  return { sent, cancel: () => request.abort() };
}

function problemOf({ status, responseText }: XMLHttpRequest): UploadProblem {
  const again = status >= 500 || status === 429;
  try {
    const { message } = JSON.parse(responseText) as { message?: unknown };
    if (typeof message === 'string') return { message, again };
  } catch {
    // Whatever stands between may answer in words of its own.
  }
  return { message: 'The upload failed.', again: true };
}
