/** Why a document could not be drawn, in words that hold nothing of it. What went wrong is its cause. */
export class DocumentFailure extends Error {
  override readonly name = 'DocumentFailure';
}
