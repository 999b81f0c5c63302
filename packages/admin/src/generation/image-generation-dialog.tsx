import type { AiAvailability } from '@theke/contracts/ai/ai-settings';
import { generateImage } from '@theke/contracts/ai/generation';
import type { Image } from '@theke/contracts/media/image';
import { Button } from '@theke/ui/button';
import { Modal } from '@theke/ui/dialog';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { Notice } from '@theke/ui/notice';
import { Info, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useApi } from '../api/office-api.ts';
import { messages } from '../messages.de.ts';
import { GeneratedPictures } from './generated-pictures.tsx';
import { ImageBrief } from './image-brief.tsx';
import * as css from './image-generation-dialog.module.css';
import { imageMessages } from './image-messages.de.ts';
import type { ImageRequest } from './image-request.ts';
import { useGenerationJob } from './use-generation-job.ts';
import { useStoredPicture } from './use-stored-picture.ts';

type Props = {
  availability: AiAvailability;
  /** Label of the field that the picture is for. */
  label: string | undefined;
  onStored: (image: Image) => void;
  onClose: () => void;
};

const usual: ImageRequest = { brief: '', style: 'photo', format: 'wide', count: 4 };

/** Dialog that has pictures generated and uploads the chosen one to the library. */
export function ImageGenerationDialog({ availability, label, onStored, onClose }: Props) {
  const api = useApi();
  const title = useId();
  const [request, setRequest] = useState(usual);
  const [chosen, setChosen] = useState<number>();
  const job = useGenerationJob((body: ImageRequest) => api(generateImage, { body }));
  const { phase, generation } = job;
  const pictures = generation?.result?.kind === 'pictures' ? generation.result.pictures : [];
  const arrived = pictures.flatMap((picture, number) => (picture ? [number] : []));
  const selected = chosen !== undefined && arrived.includes(chosen) ? chosen : arrived[0];
  const hasEnded = phase === 'ended' && arrived.length > 0;
  const storing = useStoredPicture((image, number) => {
    void job.decide([String(number)], arrived.filter((other) => other !== number).map(String));
    onStored(image);
    onClose();
  });

  // On a narrow screen the pictures are below the form.
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (phase === 'working') outcome.current?.scrollIntoView?.({ block: 'start' });
  }, [phase]);

  const rejectAll = () => {
    if (hasEnded) void job.decide([], arrived.map(String));
  };
  const close = () => {
    if (phase === 'working') job.cancel();
    else rejectAll();
    onClose();
  };
  const insertLabel = label === undefined ? imageMessages.keep : imageMessages.insert;

  return (
    <Modal labelledBy={title} shape="sheet" className={css.dialog} onClose={close}>
      <div className={css.head}>
        <h2 id={title}>{imageMessages.open}</h2>
        {label !== undefined && <p>{imageMessages.openFor(label)}</p>}
        <IconButton label={messages.close} onClick={close}>
          <X {...icon} size={22} />
        </IconButton>
      </div>
      <div className={css.body}>
        <ImageBrief
          request={request}
          onChange={setRequest}
          availability={availability}
          isBusy={phase === 'working'}
          hasPictures={arrived.length > 0}
          onMake={() => {
            rejectAll();
            setChosen(undefined);
            storing.reset();
            job.start({ ...request, brief: request.brief.trim() });
          }}
        />
        <div className={css.outcome} ref={outcome}>
          {job.failure && arrived.length === 0 && phase !== 'working' && (
            <Notice kind="late" role="alert">
              {job.failure}
            </Notice>
          )}
          {storing.problem && (
            <Notice kind="late" role="alert">
              {storing.problem.message}
            </Notice>
          )}
          <GeneratedPictures
            job={generation?.id}
            pictures={pictures}
            count={request.count}
            isWorking={phase === 'working'}
            selected={selected}
            onSelect={setChosen}
            onStop={job.cancel}
          />
        </div>
      </div>
      <div className={css.foot}>
        <p>
          <Info {...icon} size={18} />
          {imageMessages.mark}
        </p>
        <Button kind="quiet" onClick={close}>
          {messages.cancel}
        </Button>
        <Button
          disabled={!hasEnded || selected === undefined}
          busyLabel={storing.isBusy && imageMessages.storing}
          onClick={() => {
            if (generation && selected !== undefined)
              void storing.run({ job: generation.id, number: selected, brief: generation.brief });
          }}
        >
          {selected === undefined ? imageMessages.none : insertLabel(selected + 1)}
        </Button>
      </div>
    </Modal>
  );
}
