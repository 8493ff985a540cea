import { ReplayParts } from '../bank/replay-parts';
import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';

/** Topics by difficulty and misconceptions; administrators only. */
export const TemplatesPage = graphql(
  `
    query TemplatesPage($year: Int!) {
      ...PageViewer
      bankCoverage { topic { id year } easy normal hard misconceptions }
      bankTopics(year: $year) {
        topic { id title }
        templates { id title difficulty strategy }
      }
    }
  `,
  [PageViewer],
);

/** One template with everything an author wants to see. */
export const TemplatePreviewPage = graphql(
  `
    query TemplatePreviewPage($templateId: ID!, $seed: String!) {
      ...PageViewer
      templatePreview(templateId: $templateId, seed: $seed) {
        replay { ...ReplayParts }
        params
        misconceptions
        checks { name promise problems }
        others { seed prompt keyLatex }
      }
    }
  `,
  [PageViewer, ReplayParts],
);
