import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { htmlOf } from '../../../tests/specification/page-html';
import { ErrorReviewScreen } from './error-review-screen';
