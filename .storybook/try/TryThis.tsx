import { Button } from '@parlour/ui';
import { packCode } from '../../tools/src/book/sharedCode.ts';
import { openCode } from './openCode.ts';

/** Opens an example in the place to try. */
export function TryThis({ code }: { readonly code: string }) {
  const open = async () => {
    (window.top ?? window).location.href = openCode(await packCode(code)).href;
  };
  return (
    <div className="sb-unstyled">
      <Button variant="secondary" size="small" onClick={() => void open()}>
        Try this code
      </Button>
    </div>
  );
}
