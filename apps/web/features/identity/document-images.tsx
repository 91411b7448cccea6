import type { ImageSide } from '@gatehouse/rules/identity/document-images';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { adoptStyles } from '../../platform/loading/adopt-styles.ts';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import fieldStyles from '../../ui/field.module.css';
import { FieldMessage } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MoreIcon } from '../../ui/more-icons.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import style from './document-images.css?inline';
import { type ImageState, useImage } from './use-image.ts';

if (!import.meta.env.SSR) adoptStyles(style);

type DocumentImagesProps = {
  sides: readonly ImageSide[];
  /** The pictures that the API has. */
  sent: readonly ImageSide[];
  onSent: (images: readonly ImageSide[]) => void;
  /** The form was submitted without some of them. */
  missing: boolean;
};

/** The pictures that a document needs, each by camera or from a file. */
export function DocumentImages({ sides, sent, onSent, missing }: DocumentImagesProps) {
  const { t } = useMessages();
  return (
    <div className="document-images">
      {sides.map((side) => (
        <DocumentImage key={side} side={side} isSent={sent.includes(side)} isMissing={missing} onSent={onSent} />
      ))}
      <p className="document-kept">
        <Icon name="lock" size="small" />
        <span>{t('identity.image.kept')}</span>
      </p>
    </div>
  );
}

type DocumentImageProps = {
  side: ImageSide;
  isSent: boolean;
  isMissing: boolean;
  onSent: DocumentImagesProps['onSent'];
};

function DocumentImage({ onSent, ...rest }: DocumentImageProps) {
  return <ImageField {...rest} {...useImage(rest.side, onSent)} />;
}

type ImageFieldProps = Omit<DocumentImageProps, 'onSent'> & ReturnType<typeof useImage>;

/** A picture in any of its states: a place to drop a file, and buttons for camera and files. */
export function ImageField({ side, isSent, isMissing, state, take, again }: ImageFieldProps) {
  const { t } = useMessages();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const error = useImageError(state, isMissing && !isSent && state.step === 'none');
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) take(file);
  };
  return (
    <fieldset
      className="document-image"
      aria-describedby={`${id}message`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend className={fieldStyles.label}>{t(`identity.image.${side}`)}</legend>
      <div className="document-place" data-over={isOver ? '' : undefined} data-invalid={error ? '' : undefined}>
        <Shown state={state} side={side} isSent={isSent} />
        <div className="document-ways">
          <ImageButton
            {...{ side, take }}
            camera
            messageId={`${id}message`}
            isWrong={error !== undefined}
            again={isSent}
          />
          <ImageButton {...{ side, take }} messageId={`${id}message`} isWrong={error !== undefined} again={isSent} />
          {state.step === 'failed' && state.picture && state.why === 'network' ? (
            <Button compact onClick={again}>
              {t('identity.image.retry')}
            </Button>
          ) : null}
        </div>
      </div>
      <FieldMessage id={`${id}message`} help={t(`identity.image.${side}.help`)} error={error} />
    </fieldset>
  );
}

type ImageButtonProps = {
  side: ImageSide;
  take: (file: Blob) => void;
  /** Opens the camera where the device has one at hand; elsewhere its button is hidden. */
  camera?: boolean;
  messageId: string;
  isWrong: boolean;
  again: boolean;
};

function ImageButton({ side, take, camera = false, messageId, isWrong, again }: ImageButtonProps) {
  const { t } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const verb = camera ? (again ? 'retake' : 'take') : again ? 'replace' : 'choose';
  return (
    <div className={camera ? 'document-camera' : undefined}>
      <Button
        compact
        onClick={() => input.current?.click()}
        aria-label={t(`identity.image.${verb}.of`, { picture: t(`identity.image.${side}`) })}
        aria-describedby={messageId}
        data-wrong={isWrong ? '' : undefined}
      >
        {t(`identity.image.${verb}`)}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture={camera ? (side === 'selfie' ? 'user' : 'environment') : undefined}
        hidden
        aria-hidden="true"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (file) take(file);
        }}
      />
    </div>
  );
}

/** What is known of the picture: itself, or that the API has it from before. */
function Shown({ state, side, isSent }: { state: ImageState; side: ImageSide; isSent: boolean }) {
  const { t } = useMessages();
  const picture = 'picture' in state ? state.picture : undefined;
  const isBusy = state.step === 'reading' || state.step === 'sending';
  const isDone = !isBusy && isSent && state.step !== 'failed';
  return (
    <>
      {picture ? <Preview source={picture.canvas} label={t(`identity.image.${side}`)} /> : null}
      <p role="status" className="document-state" data-done={isDone ? '' : undefined}>
        {isBusy ? <Spinner /> : isDone ? <Icon name="success" /> : <MoreIcon name="picture" />}
        <span>
          {isBusy ? t('identity.image.sending') : null}
          {isDone ? t('identity.image.sent') : null}
          {isBusy || isDone ? null : <span className="document-drop">{t('identity.image.drop')}</span>}
        </span>
      </p>
    </>
  );
}

function Preview({ source, label }: { source: HTMLCanvasElement; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => canvas.current?.getContext('2d')?.drawImage(source, 0, 0), [source]);
  return (
    <canvas
      ref={canvas}
      width={source.width}
      height={source.height}
      role="img"
      aria-label={label}
      className="document-preview"
    />
  );
}

function useImageError(state: ImageState, isMissing: boolean): string | undefined {
  const { t, find } = useMessages();
  if (isMissing) return t('identity.image.missing');
  if (state.step !== 'failed') return undefined;
  return find(`identity.image.wrong.${state.why}`) ?? state.text ?? t('identity.image.wrong.network');
}
