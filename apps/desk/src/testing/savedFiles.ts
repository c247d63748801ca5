import { onTestFinished, vi } from 'vitest';

/** Takes the files that a test's page gives to the browser, the names of what is downloaded, and the URLs that it releases. */
export function takeSavedFiles() {
  const files: Blob[] = [];
  const names: string[] = [];
  const released: string[] = [];
  const mocks = [
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:saved';
    }),
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void released.push(url)),
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    }),
  ];
  onTestFinished(() => {
    for (const mock of mocks) mock.mockRestore();
  });
  return { files, names, released };
}
