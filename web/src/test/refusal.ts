import { HttpResponse } from 'msw';

/** A refusal as the server sends it: a code, a sentence, messages by field and whatever helps further. */
export const refusal = (message: string, code: string, extensions: object = {}) => {
  const errors = [{ message, extensions: { code, ...extensions } }];
  return HttpResponse.json<{ errors: { message: string }[] }>({ errors });
};
