import { PlainText } from '../parts/plain-text.tsx';
import { TextLink } from '../parts/text-link.tsx';
import * as everywhere from '../words/everywhere.ts';
import * as say from '../words/terms.tsx';

export function Terms() {
  const link = (words: string) => <TextLink to="/profile">{words}</TextLink>;
  return <PlainText title={everywhere.terms} lead={say.lead} sections={say.sections(link)} />;
}
