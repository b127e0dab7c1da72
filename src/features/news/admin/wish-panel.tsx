import { Hand } from "lucide-react";
import { useEffect, useState } from "react";
import { ApiError, api } from "#src/api/client.ts";
import { useSessionUser } from "#src/api/session.ts";
import { Button } from "#src/features/office/button.tsx";
import { faultText } from "#src/features/office/list-fault.tsx";
import { staffTime } from "#src/features/office/staff-dates.ts";
import { showToast } from "#src/features/office/toasts.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";

interface Wish {
  name: string;
  at: string;
}

interface WishPanelProps {
  /** Of the article. */
  id: number;
  /** Before it is asked for: what is typed reaches the server. */
  onAsk: () => Promise<void>;
}

/** A writer asks for publication; an editor reads who does. */
export function WishPanel({ id, onAsk }: WishPanelProps) {
  const words = useOfficeText("news").wish;
  const isWriter = useSessionUser()?.role === "writer";
  const { wish, ask, end } = useWish(id);
  if (!isWriter && !wish) return null;
  return (
    <div className="notice">
      <Hand className="icon" aria-hidden />{" "}
      <span>
        {wish
          ? isWriter
            ? words.asked(staffTime(wish.at))
            : words.asks(wish.name, staffTime(wish.at))
          : words.why}
      </span>
      {wish ? (
        <Button isLine onClick={() => void end()}>
          {isWriter ? words.takeBack : words.putAside}
        </Button>
      ) : (
        <Button onClick={() => void onAsk().then(ask)}>{words.ask}</Button>
      )}
    </div>
  );
}

function useWish(id: number) {
  const words = useOfficeText("news").wish;
  const office = useOfficeText("office");
  const [wish, setWish] = useState<Wish | null>(null);
  const path = `/admin/news/${id}/publication-wish`;
  useEffect(() => {
    api.get<{ wish: Wish | null }>(path).then(
      (answer) => setWish(answer.wish),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      },
    );
  }, [path]);
  const take = async (call: Promise<{ wish: Wish | null }>, said?: string) => {
    try {
      setWish((await call).wish);
      if (said) showToast({ text: said });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast({ text: faultText(error, words.failed, office), isBad: true });
    }
  };
  return { wish, ask: () => take(api.post(path), words.sent), end: () => take(api.delete(path)) };
}
