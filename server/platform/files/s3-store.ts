import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { request } from 'undici';
import type { S3Settings } from '../../config';
import { AppError } from '../app-error';
import type { FileStore } from './file-store';

const patienceMs = 30_000;

/** Files in a bucket of any store that speaks the S3 protocol, addressed by path. Nothing is held in memory. */
export function createS3Store({ endpoint, bucket, incoming, ...who }: S3Settings & { incoming: string }): FileStore {
  const client = new AwsClient({ ...who, service: 's3' });

  const send = async (method: 'GET' | 'PUT' | 'DELETE', key: string, body?: { path: string; size: number }) => {
    const url = `${endpoint}/${bucket}/${key}`;
    const signed = await client.sign(url, { method, headers: { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' } });
    const headers = Object.fromEntries(signed.headers);
    try {
      return await request(url, {
        method,
        headers: body === undefined ? headers : { ...headers, 'content-length': String(body.size) },
        body: body === undefined ? null : createReadStream(body.path),
        headersTimeout: patienceMs,
        bodyTimeout: patienceMs,
      });
    } catch {
      throw away();
    }
  };

  return {
    incoming,
    async put(key, file) {
      const { statusCode, body } = await send('PUT', key, file);
      await body.dump();
      if (statusCode >= 300) throw away();
      await rm(file.path, { force: true });
    },
    async open(key): Promise<Readable | null> {
      const { statusCode, body } = await send('GET', key);
      if (statusCode === 200) return body;
      await body.dump();
      if (statusCode === 404) return null;
      throw away();
    },
    async remove(key) {
      const { statusCode, body } = await send('DELETE', key);
      await body.dump();
      if (statusCode >= 300 && statusCode !== 404) throw away();
    },
  };
}

const away = () => new AppError('UNAVAILABLE', 'The file store does not answer. Please try again in a minute.');
