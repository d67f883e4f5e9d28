/** Why a document could not be drawn, in words without any of its content. The original error is its cause. */
export class DocumentFailure extends Error {
  override readonly name = 'DocumentFailure';
}
