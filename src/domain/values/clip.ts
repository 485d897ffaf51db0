/** The site's own clip: name, start of each scene and duration, in seconds. */
export const CLIP_NAME = 'how-it-works';
export const CLIP_SCENES = [0, 4, 10, 16, 22, 27] as const;
export const CLIP_SECONDS = 31;

const formatTimestamp = (seconds: number): string => `00:00:${String(seconds).padStart(2, '0')}.000`;

/**
 * Captions in WebVTT, one per scene.
 * @param texts one per scene
 * @throws if their number differs from the scenes'
 */
export function clipCaptions(texts: readonly string[]): string {
  if (texts.length !== CLIP_SCENES.length) throw new Error(`The clip has ${CLIP_SCENES.length} scenes.`);
  const cues = texts.map((text, index) => {
    const end = CLIP_SCENES[index + 1] ?? CLIP_SECONDS;
    return `${formatTimestamp(CLIP_SCENES[index] ?? 0)} --> ${formatTimestamp(end)}\n${text}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}
