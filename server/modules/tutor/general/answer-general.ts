import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import type { TutorLink, TutorStep } from '../talk';

export interface GeneralAnswer {
  /** Rich text. */
  text: string;
  steps: TutorStep[];
  links: TutorLink[];
  isChecked: boolean;
  /** Whether it is worth a credit. */
  costs: boolean;
}

/** Answers a question about maths in free words. */
export async function answerGeneral(_services: Services, _viewer: Viewer, _text: string): Promise<GeneralAnswer> {
  return {
    text: 'I cannot answer that yet. Open a question and I will help you with it, line by line.',
    steps: [],
    links: [{ label: 'Practise', path: '/courses' }],
    isChecked: true,
    costs: false,
  };
}
