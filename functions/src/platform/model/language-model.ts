export interface Prompt {
  readonly system: string;
  /** The material: data, never instructions. */
  readonly data: string;
  /** JSON schema of the response. The model may violate it, so validate the result. */
  readonly schema: unknown;
  readonly maxTokens: number;
  readonly signal: AbortSignal;
}

export interface LanguageModel {
  /** Name of the model, for cache keys. */
  readonly name: string;
  /** Streams the response's JSON text. Throws if the API refuses or fails, or the signal aborts. */
  readonly stream: (prompt: Prompt) => AsyncIterable<string>;
}
