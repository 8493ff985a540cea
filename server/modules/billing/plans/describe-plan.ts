import { termText } from '../../../../rules/money/plans';
import { findCourse } from '../../catalogue/index';

/** "Year 6 Maths", or three names. */
export function courseNames(courseIds: readonly string[]): string {
  return courseIds.map((id) => findCourse(id)?.name ?? 'A course from an earlier year').join(', ');
}

/** "Year 6 Maths, 6 months". */
export function describePlan({ course_ids, months }: { course_ids: readonly string[]; months: number }): string {
  return `${courseNames(course_ids)}, ${termText(months)}`;
}

/** What a payment is called on receipts and in mails. */
export const receiptNumber = (paymentId: string): string => paymentId.slice(0, 8).toUpperCase();
