import { HttpResponse } from 'msw';

/** Makes a refusal as the server sends it: code, message, messages by field and other extensions. */
export const refusal = (message: string, code: string, extensions: object = {}) => {
  const errors = [{ message, extensions: { code, ...extensions } }];
  return HttpResponse.json<{ errors: { message: string }[] }>({ errors });
};
