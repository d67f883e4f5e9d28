declare module 'autocannon' {
  interface Load {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    readonly headers: Readonly<Record<string, string>>;
  }
  interface Result {
    readonly requests: { readonly average: number };
    /** In milliseconds. */
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly '3xx': number;
    /** Includes those of 3xx. */
    readonly non2xx: number;
    readonly errors: number;
  }
  export default function autocannon(load: Load): Promise<Result>;
}
