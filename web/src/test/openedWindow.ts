/** Makes `window.open` return a fake window, and returns it: it records the address to which it is sent. */
export const openedWindow = () => {
  const opened = {
    document: { title: '', body: {} },
    closed: false,
    close: jest.fn(),
    location: { replace: jest.fn() },
  };
  jest.spyOn(window, 'open').mockReturnValue(opened as never);
  return opened;
};
