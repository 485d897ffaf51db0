import { build } from 'esbuild';

/** src/scroll/ as one small file of its own: the landing page asks for it with the first scroll. */
export const GET = async (): Promise<Response> => {
  const { outputFiles } = await build({
    entryPoints: ['src/scroll/start.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return new Response(outputFiles[0]?.text, { headers: { 'Content-Type': 'text/javascript' } });
};
