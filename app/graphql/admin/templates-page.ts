import { ReplayParts } from '../bank/replay-parts';
import { graphql } from '../init';
import { Shell } from '../shell/shell';

/** Topics by difficulty and misconceptions; administrators only. */
export const TemplatesPage = graphql(
  `
    query TemplatesPage($year: Int!) {
      ...Shell
      bankCoverage { topic { id year } easy normal hard misconceptions }
      bankTopics(year: $year) {
        topic { id title }
        templates { id title difficulty strategy }
      }
    }
  `,
  [Shell],
);

/** One template with everything an author wants to see. */
export const TemplatePreviewPage = graphql(
  `
    query TemplatePreviewPage($templateId: ID!, $seed: String!) {
      ...Shell
      templatePreview(templateId: $templateId, seed: $seed) {
        replay { ...ReplayParts }
        params
        misconceptions
        checks { name promise problems }
        others { seed prompt keyLatex }
      }
    }
  `,
  [Shell, ReplayParts],
);
