import type { Row } from './row';
import { catalogueRows } from './section-8/catalogue';
import { namedConstantRows } from './section-8/named-constants';

/** The error catalogue. */
export const section8: Row[] = [...catalogueRows, ...namedConstantRows];
