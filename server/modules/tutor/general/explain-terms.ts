import type { Term } from '../../../../maths/glossary/index';
import type { Viewer } from '../../../platform/viewer';
import { allCourses, findTopic, practisableTopicsOf } from '../../catalogue/index';
import type { TutorLink } from '../talk';
import type { GeneralAnswer } from './general-answer';

/** What words mean, with a small example each, and where to practise the first. */
export function explainTerms(terms: readonly Term[], viewer: Viewer): GeneralAnswer {
  return {
    text: terms
      .map(({ term, definition, example }) => `**${capital(term)}.** ${definition} Example: ${example}`)
      .join('\n\n'),
    steps: [],
    links: terms.slice(0, 1).flatMap(({ topicIds }) => practiceOf(topicIds, viewer.account.yearLevel)),
    isChecked: true,
    costs: true,
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Practice and contents of the topic nearest to the student's year, where there are questions on it. */
export function practiceOf(topicIds: readonly string[], yearLevel: number | null): TutorLink[] {
  const places = topicIds.flatMap((topicId) => {
    const topic = findTopic(topicId);
    const course =
      allCourses.find(
        (each) => each.id === `year-${topic?.year}` && practisableTopicsOf(each).some(({ id }) => id === topicId),
      ) ?? allCourses.find((each) => practisableTopicsOf(each).some(({ id }) => id === topicId));
    return topic && course ? [{ topic, course }] : [];
  });
  const [nearest] = places.sort((a, b) => distance(a.topic.year, yearLevel) - distance(b.topic.year, yearLevel));
  if (!nearest) return [];
  const { topic, course } = nearest;
  return [
    { label: `Practise: ${topic.name}`, path: `/create-practice/${course.id}?topic=${topic.id}` },
    { label: `All topics in ${course.name}`, path: `/courses/${course.id}/contents` },
  ];
}

const distance = (year: number, yearLevel: number | null): number =>
  yearLevel === null ? 0 : Math.abs(year - yearLevel);
