import type { Services } from '../../platform/services';
import type { FlagName } from './flag-names';

/** The setting without which a flag changes nothing, where the operator has not made it; null where nothing is missing. */
export function missingSetting(
  { languageModel, hasVceMockTest }: Pick<Services, 'languageModel' | 'hasVceMockTest'>,
  name: FlagName,
): string | null {
  if (name === 'llm-tutor' && languageModel === null) return 'LLM_BASE_URL';
  if (name === 'vce-mock-badge' && !hasVceMockTest) return 'VCE_MOCK_TEST_URL';
  return null;
}
