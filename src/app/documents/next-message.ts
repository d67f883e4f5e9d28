import type { Worker } from 'node:worker_threads';
import { DocumentFailure } from '#platform/server/documents/document-failure.ts';

/** What a thread says next. Rejects when it ends before, or says nothing for so many milliseconds. */
export function nextMessage<Message>(thread: Worker, patience: number): Promise<Message> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(late);
      thread.off('message', onMessage).off('error', onError).off('exit', onExit);
    };
    const onMessage = (message: Message) => {
      settle();
      resolve(message);
    };
    const fail = (words: string, cause?: unknown) => {
      settle();
      reject(new DocumentFailure(words, { cause }));
    };
    const onError = (cause: unknown) => fail('drawing broke off', cause);
    const onExit = () => fail('drawing broke off');
    const late = setTimeout(() => fail('drawing took too long'), patience);
    thread.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}
