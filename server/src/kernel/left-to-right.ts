const RIGHT_TO_LEFT = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/gu;

/**
 * Sets a plate within a sentence or a document from left to right: an isolate of Unicode, with a mark behind each letter that would draw the
 * digits after it before itself (`12345-6-أ`). A plate without such letters stays as it is. Data of programs (answers of the API, cells of
 * workbooks) have the plate alone.
 */
export function leftToRight(plate: string): string {
  const marked = plate.replace(RIGHT_TO_LEFT, '$&\u200e');
  return marked === plate ? plate : `\u2066${marked}\u2069`;
}
