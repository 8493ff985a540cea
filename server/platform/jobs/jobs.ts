import type { z } from 'zod';
import type { Trx } from '../../db/client';

/** How many jobs of a kind there are. */
export interface JobKind {
  name: string;
  /** Due now or later, the retries of failed runs included. */
  waiting: number;
  running: number;
  failed: number;
  /** Done in the last 24 hours. */
  done: number;
  /** When the earliest of the waiting ones is due; null where none waits. */
  nextAt: Date | null;
  /** When one ended last, in the last two days. */
  lastAt: Date | null;
}

/** A row that a job could not serve. */
export interface FailedRow {
  /** What is done with rows of this kind. */
  job: string;
  rowId: string;
  tries: number;
  /** What went wrong, without anything personal. */
  reason: string;
  failedAt: Date;
  /** Null: it waits until an administrator says so. */
  nextTryAt: Date | null;
}

/** A job that failed as often as it may. */
export interface FailedJob {
  id: string;
  name: string;
  /** What went wrong, without anything personal. */
  reason: string;
  tries: number;
  failedAt: Date;
}

/**
 * Work for later, kept in the database: each job runs once, however many workers there are, and again where it failed.
 * A worker may die after the work and before it is noted, so handlers must do no harm when they run twice.
 */
export interface Jobs {
  /** Says what a kind of job does. Before `start`. `cron` (UTC, five fields) also runs it again and again, with `{}`. */
  registerJob<Data extends object>(
    name: string,
    schema: z.ZodType<Data, z.ZodTypeDef, unknown>,
    handler: (data: Data) => Promise<unknown>,
    options?: { cron?: string },
  ): void;
  /**
   * Schedules a job, at once unless `at` says when; with `trx` it is there only if the transaction commits. A job of the
   * same `key` that still waits is replaced.
   */
  schedule(name: string, data: object, when?: { at?: Date; key?: string }, trx?: Trx): Promise<void>;
  /** Takes back the waiting job of a key; none is no error. */
  cancel(name: string, key: string, trx?: Trx): Promise<void>;
  /** Makes the worker here look for jobs of a kind now, after the commit, and not at its next round. */
  wake(name: string): void;
  /** Begins to work; resolves when it does, however long the database stays away. */
  start(): Promise<void>;
  /** Stops taking jobs and gives running ones a second; what is not done by then is tried again. */
  stop(): Promise<void>;
  kinds(): Promise<JobKind[]>;
  /** The newest first, fifty at most. */
  failures(): Promise<FailedJob[]>;
  /** Runs a failed job again; false where there is no such one. */
  retry(id: string, trx: Trx): Promise<boolean>;
}
