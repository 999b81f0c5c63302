import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listImages } from '@theke/contracts/media/image';
import type { ImageRef } from '@theke/contracts/wire';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { imageUrl } from '@theke/ui/image-url';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { endpointQuery } from '../../api/endpoint-query.ts';
import { useApi } from '../../api/office-api.ts';
import { messages } from '../../messages.de.ts';
import { DecisionDialog } from '../../ui/decision-dialog.tsx';
import * as css from './choose-picture-dialog.module.css';
import * as control from './control.module.css';

const editorsMessages = messages.editors;
const perPage = 48;

type Props = {
  /** Label of the field that the pictures are for. */
  label: string;
  isMany: boolean;
  /** Pictures that the field already contains. */
  usedIds: ReadonlySet<string>;
  onChoose: (images: ImageRef[]) => void;
  onClose: () => void;
};

/** Dialog with uploaded pictures, newest first, searchable by name, description and owning entry. */
export function ChoosePictureDialog({ label, isMany, usedIds, onChoose, onClose }: Props) {
  const api = useApi();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const [pageSize, setPageSize] = useState(perPage);
  // In the order of selection, which is also the order in the field.
  const [chosen, setChosen] = useState<readonly ImageRef[]>([]);
  const { data, isError } = useQuery({
    ...endpointQuery(api, listImages, { query: { page: 1, pageSize, ...(q && { q }) } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const images = data?.data ?? [];
  const isChosen = (id: string) => chosen.some((one) => one.id === id);
  const toggle = ({ id, version, extension, look }: ImageRef) => {
    const image = { id, version, extension, look };
    if (!isMany) setChosen([image]);
    else setChosen(isChosen(id) ? chosen.filter((one) => one.id !== id) : [...chosen, image]);
  };
  const remaining = (data?.meta.total ?? 0) - images.length;
  return (
    <DecisionDialog
      title={editorsMessages.choosePictureFor(label)}
      label={isMany && chosen.length > 1 ? editorsMessages.takePictures(chosen.length) : editorsMessages.takePicture}
      isDisabled={chosen.length === 0}
      onDecide={() => {
        onChoose([...chosen]);
        onClose();
      }}
      onClose={onClose}
    >
      <div className={css.search}>
        <Search {...icon} size={16} />
        <input
          type="text"
          className={control.control}
          aria-label={editorsMessages.searchPictures}
          placeholder={editorsMessages.searchPictures}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setPageSize(perPage);
          }}
        />
      </div>
      <ul className={css.pictures}>
        {images.map((image) => (
          <li key={image.id}>
            <label className={css.picture}>
              <input
                type={isMany ? 'checkbox' : 'radio'}
                name="picture"
                checked={usedIds.has(image.id) || isChosen(image.id)}
                disabled={usedIds.has(image.id)}
                onChange={() => toggle(image)}
              />
              <img src={imageUrl(image, 'tiny')} alt="" width="128" height="128" loading="lazy" />
              <span>{image.name}</span>
              {usedIds.has(image.id) && <small>{editorsMessages.pictureTaken}</small>}
            </label>
          </li>
        ))}
      </ul>
      {isError && <p className={css.empty}>{editorsMessages.picturesNotLoaded}</p>}
      {data && images.length === 0 && (
        <p className={css.empty}>{q ? editorsMessages.noPictureFound : editorsMessages.noPictures}</p>
      )}
      {remaining > 0 && (
        <Button kind="second" onClick={() => setPageSize(pageSize + perPage)}>
          {editorsMessages.morePictures(remaining)}
        </Button>
      )}
    </DecisionDialog>
  );
}
