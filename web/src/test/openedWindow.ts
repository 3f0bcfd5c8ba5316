/** Lets `window.open` return a window that tells to which address it is led. */
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
