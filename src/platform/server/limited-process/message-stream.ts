import type { Socket } from 'node:net';
import { DefaultDeserializer, DefaultSerializer } from 'node:v8';

/** Bytes of a message and of one part of it, more than any job or result has. Beyond it the connection is closed. */
const mostBytes = 128 * 1024 * 1024;
const mostParts = 10_000;

/**
 * Sends what can be cloned (objects, dates, maps, …). Buffers in it are not copied but written as they are, so that a
 * message of 40 MB blocks neither side: do not change them until there is an answer.
 */
export function sendMessage(socket: Socket, message: unknown): void {
  const buffers: Uint8Array[] = [];
  const serializer = new MessageSerializer(buffers);
  serializer.writeHeader();
  serializer.writeValue(message);
  const parts = [serializer.releaseBuffer(), ...buffers];
  socket.cork();
  socket.write(new Uint8Array(Uint32Array.of(parts.length, ...parts.map(({ byteLength }) => byteLength)).buffer));
  for (const part of parts) socket.write(part);
  socket.uncork();
}

/** Calls `receive` with each message. Buffers in it are `Uint8Array`s. */
export function receiveMessages<Message>(socket: Socket, receive: (message: Message) => void): void {
  const count = allocate(4);
  let part = { bytes: count, filled: 0 };
  let lengths: Uint32Array | undefined;
  let parts: Uint8Array[] = [];

  /** What comes after the part that is complete now. */
  function next(): Uint8Array {
    if (part.bytes === count) return allocate(4 * bounded(numbersIn(count)[0] ?? 0, mostParts));
    if (!lengths) {
      lengths = numbersIn(part.bytes);
      bounded(
        lengths.reduce((sum, length) => sum + length, 0),
        mostBytes,
      );
    } else {
      parts.push(part.bytes);
    }
    const length = lengths[parts.length];
    if (length !== undefined) return allocate(length);
    const [head = count, ...buffers] = parts;
    lengths = undefined;
    parts = [];
    const deserializer = new MessageDeserializer(head, buffers);
    deserializer.readHeader();
    receive(deserializer.readValue());
    return count;
  }

  socket.on('data', (chunk: Buffer) => {
    let read = 0;
    try {
      while (read < chunk.length) {
        const { bytes, filled } = part;
        const taken = Math.min(bytes.length - filled, chunk.length - read);
        bytes.set(chunk.subarray(read, read + taken), filled);
        read += taken;
        part.filled += taken;
        while (part.filled === part.bytes.length) part = { bytes: next(), filled: 0 };
      }
    } catch (error) {
      socket.destroy(error instanceof Error ? error : undefined);
    }
  });
}

const allocate = (length: number): Uint8Array => Buffer.allocUnsafeSlow(length);
const numbersIn = (bytes: Uint8Array) => new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);

function bounded(value: number, most: number): number {
  if (value > most) throw new RangeError('A message is larger than any that is expected');
  return value;
}

/** Node calls these methods for each buffer. Its own would copy the content into the message. */
class MessageSerializer extends DefaultSerializer {
  readonly #buffers: Uint8Array[];

  constructor(buffers: Uint8Array[]) {
    super();
    this.#buffers = buffers;
  }

  _writeHostObject(view: ArrayBufferView): void {
    this.writeUint32(this.#buffers.length);
    this.#buffers.push(new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
  }
}

class MessageDeserializer extends DefaultDeserializer {
  readonly #buffers: readonly Uint8Array[];

  constructor(head: Uint8Array, buffers: readonly Uint8Array[]) {
    super(head);
    this.#buffers = buffers;
  }

  _readHostObject(): Uint8Array | undefined {
    return this.#buffers[this.readUint32()];
  }
}
