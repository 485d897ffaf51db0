import { formatWordsFile, NICHE_FILE, WORDS_FILE } from '../components/published-niches.ts';
import niches from '../content/niches/niches.csv?raw';
import model from '../content/niches/relevance.json';
import synonyms from '../content/niches/synonyms.csv?raw';

const FILES = [
  { path: NICHE_FILE, text: niches },
  ...(WORDS_FILE === null ? [] : [{ path: WORDS_FILE, text: formatWordsFile(synonyms, model) }]),
];

/** The niche file and the search words, named after the brand. */
export const getStaticPaths = () =>
  FILES.map(({ path, text }) => ({ params: { file: path.slice(1, -'.csv'.length) }, props: { text } }));

export const GET = ({ props }: { readonly props: { readonly text: string } }): Response =>
  new Response(props.text, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
